const HEIGHT = 40;

/** The opening times as a line; a list that opens slower would rise. */
export function OpeningLine({ times }: { times: readonly number[] }) {
  if (times.length === 0) return '—';
  const highest = Math.max(...times, 50);
  const step = times.length > 1 ? 100 / (times.length - 1) : 0;
  const points = times.map((time, index) => [index * step, HEIGHT - (time / highest) * HEIGHT]);
  const slowest = Math.round(Math.max(...times));
  return (
    <svg
      className="figure-drawing figure-line"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${times.length} veces abierta, la más lenta en ${slowest} ms`}
    >
      <path d={`M${points.map((point) => point.join(' ')).join('L')}h.01`} />
    </svg>
  );
}
