/** Of webpack and of Rspack. */
module.exports = {
  entry: './app/main.js',
  mode: 'production',
  output: { filename: 'main.js', publicPath: 'auto', trustedTypes: true },
};
