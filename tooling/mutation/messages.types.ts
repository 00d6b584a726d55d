/** Asks for the tests of a module to run with another code in its place. */
export interface Question {
  /** Absolute path of the module. */
  path: string;
  code: string;
  /** Absolute paths of the test files, in the order in which they run. */
  tests: string[];
}

/** What became of it; the first one says that the process is ready. */
export interface Answer {
  isKilled: boolean;
  /** How many test files there are to run. */
  ran: number;
  /** One that comes after a failure did not run. */
  tests: TestFile[];
}

export interface TestFile {
  /** Absolute. */
  path: string;
  isGreen: boolean;
  /** How many of its tests ran and passed. */
  passed: number;
  /** With all that it imports, in milliseconds. */
  duration: number;
}

/** Asks for single tests of a package, some of whose files may have changed. */
export interface Trial {
  /** Absolute paths of what has changed since the last one. */
  changed: string[];
  /** Absolute paths of the test files. */
  tests: string[];
  titles: string[];
}

/** What became of them, by their titles. */
export interface Verdict {
  passed: string[];
  failed: string[];
  errors: string[];
}
