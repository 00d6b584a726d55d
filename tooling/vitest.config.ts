// The tests of the workspaces here that have no configuration of their own: Vitest looks for one in the folders
// above. A busy machine is slow, not wrong: what waits for a state may wait long, as in the preset of the others.
export default {
  test: { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 15_000 } } },
};
