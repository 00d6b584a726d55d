/** Asks for the tests of a module to run with another code in its place. */
export interface Question {
  /** Absolute path of the module. */
  path: string;
  code: string;
  /** Absolute paths of the test files. */
  tests: string[];
}

/** What became of it; the first one says that the process is ready. */
export interface Answer {
  isKilled: boolean;
  /** How many test files ran. */
  ran: number;
}
