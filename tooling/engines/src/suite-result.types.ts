/** What became of a suite in an engine. */
export interface SuiteResult {
  passed: number;
  /** Titles of tests that failed. */
  failures: string[];
  /** Tests that ask for what the driver can't do. */
  notPossible: { title: string; reason: string }[];
}
