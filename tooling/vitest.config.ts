const isLongWanted = process.argv.some((argument) => argument.includes('.long.'));

/**
 * The tests of the tools, in one run; those with widgets have a configuration of their own. A busy machine is slow,
 * not wrong: what waits for a state may wait long, as in the preset of the packages.
 */
export default {
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/{node_modules,dist,fixtures,files}/**',
      '{bench,testing}/**',
      ...(isLongWanted ? [] : ['**/*.long.test.ts']),
    ],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
};
