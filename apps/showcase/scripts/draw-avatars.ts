/**
 * Draws the portraits of the demo characters: `node scripts/draw-avatars.ts` writes them to
 * `public/assets/avatars/`. Original drawings, put together from a few shapes; each below 1 kB.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIMIT = 1024;
const folder = fileURLToPath(new URL('../public/assets/avatars/', import.meta.url));

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const shoulders = (fill: string) => path('M5 48c0-9 8-13 19-13s19 4 19 13z', fill);
const neck = (fill: string) => path('M20 29h8v7q-4 4-8 0z', fill);
const head = (fill: string) => path('M14 20a10 11 0 0 1 20 0c0 8-5 13-10 13s-10-5-10-13z', fill);
const eyes = (fill = '#222') => circle(20, 21, 1.2, fill) + circle(28, 21, 1.2, fill);
const mouth = (stroke = '#7a4034') => line('M21.5 28q2.5 1.4 5 0', stroke, 1.2);
const beard = (fill: string) =>
  path(
    'M14.5 23q1 11 9.5 11.5 8.5-.5 9.5-11.5-1.5 3.5-4 3.5-3-1.5-5.5-1.5t-5.5 1.5q-2.5 0-4-3.5z',
    fill,
  );
const shortHair = (fill: string) =>
  path('M13.5 21q-1.5-13 10.5-13t10.5 13q-1.5-5-4-7-6.5 2-13 0-2.5 2-4 7z', fill);
const longHair = (fill: string) =>
  path('M12 34q-2-26 12-26t12 26q-3-1-4-4 3-9-1-15-6 3-14 0-4 6-1 15-1 3-4 4z', fill);
const face = (skin: string, clothes: string) =>
  shoulders(clothes) + neck(skin) + head(skin) + eyes() + mouth();

/** The background, and what stands on it, back to front. */
const PORTRAITS: Record<string, [background: string, drawing: string]> = {
  kratos: [
    '#e3d5c3',
    face('#d9cfc6', '#7a5a3a') +
      beard('#4a352a') +
      line('M27.5 12v13M18.5 13q-1.5 2-2 5', '#b32a22', 2.5) +
      mouth('#d9cfc6'),
  ],
  batman: [
    '#c9ced6',
    shoulders('#23262d') +
      head('#e2b996') +
      path('M14 24 12 4l6 6q6-2 12 0l6-6-2 20q-5-3-10 2-5-5-10-2z', '#23262d') +
      path('m17 20 5 1-1 2q-3 0-4-3zm14 0-5 1 1 2q3 0 4-3z', '#f4f4f0') +
      mouth(),
  ],
  'leon-kennedy': [
    '#cfdde0',
    face('#f0c9a8', '#2f4858') + path('M13 24q-2-16 11-16t11 16l-3-3q1-6-5-8-6 8-12 7z', '#9c6b3c'),
  ],
  'big-daddy': [
    '#cfe0dc',
    shoulders('#6d5436') +
      circle(24, 21, 14, '#8b6b43') +
      circle(24, 21, 9.5, '#4f3c25') +
      [
        [20, 18],
        [28, 18],
        [20, 25],
        [28, 25],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, '#ffd35c'))
        .join('') +
      line('M10 12 6 8m32 4 4-4', '#4f3c25', 3),
  ],
  war: [
    '#e6d3d0',
    shoulders('#3a3d46') +
      path('M9 38Q7 6 24 5t15 33q-3-3-5-3H14q-2 0-5 3z', '#9e2a2b') +
      head('#b9b4ba') +
      path('M14 22q0-12 10-12t10 12q-3-6-10-7-7 1-10 7z', '#f2efe9') +
      eyes('#3fa7d6') +
      mouth('#6b6470'),
  ],
  aloy: [
    '#dbe6d3',
    longHair('#c4562a') +
      face('#f3cdae', '#5d6b4a') +
      path('M13 23q-1-15 11-15t11 15q-2-7-8-9-6 5-14 9z', '#d0602f') +
      line('M36 22q3 8 0 16', '#c4562a', 3),
  ],
  price: [
    '#dcdcc8',
    face('#e6b894', '#5b6045') +
      beard('#7d5a38') +
      path('M8 17q3-3 6-3 0-9 10-9t10 9q3 0 6 3-16 4-32 0z', '#76784f') +
      mouth('#e6b894'),
  ],
  dante: [
    '#e8d8da',
    face('#f2d3bd', '#a3202c') +
      path('M12 28q-3-20 12-20t12 20l-3-2q1-8-4-12-3 5-7 5l1-4q-7 5-8 11z', '#e9e9ee'),
  ],
  'agent-47': [
    '#d8dade',
    face('#eec7a6', '#1f2227') +
      path('m18 35 6 4 6-4v13H18z', '#fafaf7') +
      path('m24 38 2 2-1 8h-2l-1-8z', '#b3202a'),
  ],
  'prince-of-persia': [
    '#e6dcc2',
    face('#d9a679', '#2f6f8f') +
      shortHair('#2a201b') +
      path('M21 30q3 5 6 0l-3-.5z', '#2a201b') +
      path('M13 14q11-7 22 0l-.5 4q-11-5-21 0z', '#3b86a8'),
  ],
  ryu: [
    '#dfe3ea',
    face('#e9bd93', '#f6f4ee') +
      shortHair('#2b2320') +
      path('M13.5 15q10.5-4 21 0v3.5q-10.5-4-21 0zM34 15l7 3-3 1 2 4-7-5z', '#c2272d') +
      line('m19 37 5 7 5-7', '#b9b3a6'),
  ],
  'master-chief': [
    '#d6dfd0',
    shoulders('#49603a') +
      path('M11 20Q12 6 24 6t13 14l-2 12q-11 5-22 0z', '#5c7a48') +
      path('M15 17q9-3 18 0v6q-3 5-9 5t-9-5z', '#e3a32f') +
      line('M18 19q3-1 6-1', '#f8dd8f') +
      line('M24 6v7', '#3c5230', 2),
  ],
  'solid-snake': [
    '#d3dad8',
    longHair('#4b3a2c') +
      face('#e2b48f', '#44545a') +
      path('M16 26q8 9 16 0-1 8-8 8t-8-8z', '#5d4836') +
      path('M13 15q11-5 22 0l-.5 4q-10.5-4-21 0zM34 16l8 5-2 1 1 4-8-6z', '#3d5a4c') +
      mouth('#e2b48f'),
  ],
  'gordon-freeman': [
    '#ebdccb',
    face('#efc8a6', '#d9762b') +
      shortHair('#5a3c26') +
      path('M20 26q4-1.5 8 0l-1 6q-3 2-6 0z', '#5a3c26') +
      line(
        'M16 21a4 3.5 0 1 0 7.5 0 4 3.5 0 1 0-7.5 0zm8.5 0a4 3.5 0 1 0 7.5 0 4 3.5 0 1 0-7.5 0z',
        '#23262d',
        1.2,
      ) +
      mouth('#efc8a6'),
  ],
  dovahkiin: [
    '#d9dce0',
    shoulders('#6a5f52') +
      neck('#e2b894') +
      head('#e2b894') +
      path('M13 23q-1-15 11-15t11 15l-4-2-4-1-1 8h-4l-1-8-4 1z', '#8b9097') +
      path('M14 14Q6 14 4 5q5 5 12 4zM34 14q8 0 10-9-5 5-12 4z', '#efe6d0') +
      eyes() +
      mouth(),
  ],
};

mkdirSync(folder, { recursive: true });
for (const [name, [background, drawing]] of Object.entries(PORTRAITS)) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<path d="M0 0h48v48H0z" fill="${background}"/>${drawing}</svg>\n`;
  if (svg.length > LIMIT)
    throw new Error(`${name}.svg has ${svg.length} bytes, more than ${LIMIT}.`);
  writeFileSync(`${folder}${name}.svg`, svg);
}
