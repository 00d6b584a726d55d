/** What the build knows of a page; it hands them to its `DemoPage`. */
export interface PageFacts {
  /** Version of the packages. */
  readonly version: string;
  /** Bytes (gzip) of what its import line brings, React and styles apart. */
  readonly size?: number;
  /** Bytes that it adds where the rest of its package, as this site shows it, is used already. */
  readonly beside?: number;
  /** Day of its last change: `2026-11-20`. */
  readonly updated?: string;
  /** What the last `pnpm bench site` found. */
  readonly measured?: MeasuredPage;
}

/** How a page did on a phone of the middle class, on a mobile network. */
export interface MeasuredPage {
  /** Day of the measurement: `2026-11-20`. */
  readonly date: string;
  /** Milliseconds to the first paint. */
  readonly firstPaint: number;
  /** Milliseconds to the paint after the slowest of the scripted actions. */
  readonly interaction: number;
  /** Rules of axe that it breaks. */
  readonly violations: number;
}

/** A change that users notice. */
export interface Change {
  readonly package: string;
  readonly bump: 'major' | 'minor' | 'patch';
  readonly text: string;
}

/** What changed with a version; `null` is what comes next. */
export interface Release {
  readonly version: string | null;
  readonly changes: readonly Change[];
}

/** A size with its budget, in bytes (gzip). */
export interface MeasuredSize {
  readonly from: string;
  /** The names that are imported; all of the entry when empty. */
  readonly names: readonly string[];
  /** What does not count, besides React. */
  readonly without: readonly string[];
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
