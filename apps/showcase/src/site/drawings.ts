/** A small picture of a component, in paths on a sheet of 96 by 56: its edges, its texts, and what stands out. */
export interface Drawing {
  readonly edge?: string;
  readonly text?: string;
  readonly accent?: string;
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
/** A line of text. */
const bar = (x: number, y: number, width: number) => box(x, y, width, 3);
const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const each = (items: readonly number[], draw: (item: number) => string) => items.map(draw).join('');

const DAYS = [0, 1, 2, 3, 4, 5, 6].flatMap((column) =>
  [0, 1, 2].map((row) => [column, row] as const),
);
const dots = DAYS.map(([column, row]) => box(15 + column * 10, 20 + row * 11, 4, 4)).join('');

export const DRAWINGS = {
  buttons: { edge: box(8, 18, 36, 20), text: bar(16, 27, 20), accent: box(52, 18, 36, 20) },
  buttonGroup: {
    edge: `${box(8, 18, 80, 20)}M34 18v20M61 18v20`,
    text: bar(14, 27, 14) + bar(67, 27, 14),
    accent: box(34, 18, 27, 20),
  },
  popover: {
    edge: `${box(16, 4, 64, 30)}M44 34l4 5 4-5`,
    text: bar(22, 11, 34) + bar(22, 18, 50) + bar(22, 25, 26),
    accent: box(34, 42, 28, 11),
  },
  fields: {
    edge: box(10, 12, 76, 16),
    text: bar(10, 4, 22) + bar(16, 19, 34) + bar(26, 40, 38),
    accent: box(10, 36, 11, 11),
  },
  formats: {
    edge: box(10, 22, 76, 18),
    text: bar(10, 13, 30) + bar(50, 30, 30),
    accent: 'M17 27h6v8h-6z',
  },
  pin: {
    edge: each([8, 28, 48, 68], (x) => box(x, 16, 16, 24)),
    text: each([8, 28], (x) => box(x + 6, 26, 4, 4)),
    accent: box(55, 22, 2, 12),
  },
  form: {
    edge: box(18, 6, 60, 11) + box(18, 22, 60, 11),
    text: bar(23, 10, 22) + bar(23, 26, 34),
    accent: box(18, 39, 26, 11),
  },
  colombia: {
    edge: `${box(10, 22, 76, 18)}M32 22v18`,
    text: bar(10, 13, 28) + bar(15, 30, 12) + bar(38, 30, 32),
    accent: box(74, 29, 6, 5),
  },
  groups: {
    edge: ring(20, 13, 5) + ring(20, 28, 5) + ring(20, 43, 5),
    text: bar(31, 12, 34) + bar(31, 27, 44) + bar(31, 42, 28),
    accent: ring(20, 28, 2.5),
  },
  password: {
    edge: box(10, 14, 76, 18),
    text: each([16, 23, 30, 37, 44], (x) => box(x, 21, 4, 4)) + bar(70, 38, 16),
    accent: bar(10, 38, 17) + bar(30, 38, 17) + bar(50, 38, 17),
  },
  code: {
    text: bar(12, 10, 30) + bar(20, 18, 48) + bar(20, 34, 34) + bar(12, 42, 22),
    accent: bar(20, 26, 40),
  },
  select: {
    edge: `${box(10, 4, 76, 14) + box(10, 22, 76, 30)}M75 10l3 3 3-3`,
    text: bar(16, 10, 28) + bar(16, 42, 30),
    accent: box(11, 23, 74, 13),
  },
  templates: {
    edge: `${box(10, 8, 76, 40)}M10 28h76`,
    text: `${bar(33, 13, 30) + bar(33, 33, 38)}${bar(33, 20, 20)}${bar(33, 40, 16)}`,
    accent: ring(21, 18, 6) + ring(21, 38, 6),
  },
  remote: {
    edge: box(10, 4, 76, 48),
    text: bar(16, 10, 22) + bar(22, 18, 44) + bar(22, 26, 36) + bar(22, 34, 50),
    accent: each([40, 47, 54], (x) => box(x, 44, 3, 3)),
  },
  options: {
    edge: box(10, 6, 76, 44),
    text: bar(27, 14, 34) + bar(27, 27, 44) + bar(27, 40, 26),
    accent: `${box(16, 11, 7, 7)}${box(16, 37, 7, 7)}`,
  },
  autocomplete: {
    edge: box(10, 6, 76, 16) + box(10, 26, 76, 24),
    text: bar(30, 33, 30) + bar(30, 42, 22),
    accent: bar(16, 13, 12) + bar(16, 33, 12) + bar(16, 42, 12),
  },
  calendar: { edge: `${box(8, 4, 80, 48)}M8 14h80`, text: dots, accent: box(42, 28, 9, 9) },
  range: { edge: `${box(8, 4, 80, 48)}M8 14h80`, text: dots, accent: box(22, 28, 49, 9) },
  time: {
    edge: `${ring(48, 28, 22)}M48 28V14`,
    text: each([10, 42], (y) => box(47, y, 2, 3)),
    accent: 'M48 27h13v2.5H48z',
  },
  period: {
    edge: each([6, 22, 38], (y) => each([10, 37, 64], (x) => box(x, y, 22, 12))),
    accent: box(37, 22, 22, 12),
  },
  functions: {
    text: bar(12, 14, 30) + bar(12, 26, 22) + bar(12, 38, 34),
    edge: 'M54 15h12m-4-4l4 4-4 4M54 27h12m-4-4l4 4-4 4M54 39h12m-4-4l4 4-4 4',
    accent: bar(73, 14, 14) + bar(73, 26, 10) + bar(73, 38, 14),
  },
  files: {
    edge: `${box(10, 8, 76, 40)}`,
    text: bar(30, 33, 36),
    accent: 'M47 14h2v9h4l-5 6-5-6h4z',
  },
  image: {
    edge: `${box(20, 6, 56, 44)}M20 44l18-17 12 11 8-7 18 16`,
    accent: ring(60, 18, 5),
  },
  upload: {
    edge: box(10, 8, 76, 16) + box(10, 32, 76, 16),
    text: bar(16, 13, 34) + bar(16, 37, 26),
    accent: bar(10, 24, 76) + bar(10, 48, 40),
  },
  carousel: {
    edge: `${box(20, 8, 56, 34)}M12 20l-5 5 5 5M84 20l5 5-5 5`,
    text: `${box(41, 48, 4, 4)}${box(58, 48, 4, 4)}`,
    accent: box(48, 48, 7, 4),
  },
  scheme: { edge: ring(48, 28, 18), accent: 'M48 10a18 18 0 0 1 0 36z' },
  cookies: {
    edge: `${box(10, 10, 76, 36)}M10 22h76M10 34h76M42 10v36`,
    text: bar(15, 15, 18) + bar(15, 27, 22) + bar(15, 39, 16) + bar(47, 27, 30) + bar(47, 39, 20),
    accent: bar(47, 15, 26),
  },
  press: { edge: ring(48, 28, 20) + ring(48, 28, 13), accent: ring(48, 28, 6) },
  fullscreen: {
    edge: 'M14 18V8h12M70 8h12v10M82 38v10H70M26 48H14V38',
    accent: box(34, 20, 28, 16),
  },
  snackbar: {
    edge: box(8, 30, 80, 18),
    text: bar(26, 38, 34),
    accent: ring(18, 39, 4) + bar(68, 38, 14),
  },
  random: {
    edge: box(10, 16, 76, 20),
    text: each([16, 24, 32, 48, 56, 64], (x) => box(x, 24, 5, 5)),
    accent: `${box(40, 24, 5, 5)}${box(72, 24, 5, 5)}${bar(10, 42, 60)}`,
  },
  signIn: {
    edge: `${box(14, 8, 68, 16)}${box(14, 32, 68, 16)}`,
    text: bar(34, 15, 36) + bar(34, 39, 30),
    accent: ring(24, 16, 4) + ring(24, 40, 4),
  },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;
