module.exports = { output: { filename: 'main.js', publicPath: 'auto', trustedTypes: true } };
