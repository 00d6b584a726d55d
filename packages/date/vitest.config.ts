import { preset } from '@guadua/vitest';

export default preset({
  alone: [],
  // West and east of Greenwich, days that begin at one in the morning, offsets of half an hour, a skipped day.
  zones: [
    'America/Bogota',
    'UTC',
    'Pacific/Auckland',
    'America/Sao_Paulo',
    'Asia/Kolkata',
    'Pacific/Apia',
  ],
});
