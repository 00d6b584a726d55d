/** A size with its budget, in bytes (gzip). */
export interface MeasuredSize {
  readonly from: string;
  /** The names that are imported; all of the entry when empty. */
  readonly names: readonly string[];
  /** What does not count, besides React. */
  readonly without: readonly string[];
  /** Its worker counts too. */
  readonly hasWorker: boolean;
  readonly gzip: number;
  readonly minified: number;
  readonly limit: number;
  readonly target: number;
}

/** What each component weighs, in bytes, and what it shares with the others. */
export interface SharedComponents {
  /** In the order of `parts`. */
  readonly components: readonly { readonly from: string; readonly name: string }[];
  /** What each weighs alone, and the modules that it brings. */
  readonly parts: readonly (BundleSize & { readonly modules: readonly number[] })[];
  /** Minified bytes of each module. */
  readonly modules: readonly number[];
  /** All components together. */
  readonly whole: BundleSize;
}

interface BundleSize {
  readonly minified: number;
  readonly gzip: number;
}

/** One measure of a benchmark, with the figure of each contestant. */
export interface BenchmarkRow {
  readonly measure: string;
  readonly unit: string;
  readonly figures: Readonly<Record<string, number | null>>;
  readonly limit?: number;
  readonly budget?: string;
}

/** Benchmarks that were run together. */
export interface Benchmark {
  readonly group: string;
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly BenchmarkRow[];
}
