/** A text in the characters of a plain keyboard: no invisible marks, one form of digits, letters and hyphens. */
export function plainChars(text: string): string {
  return text
    .replace(/[^\P{Nd}\d]/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // In Unicode the ten digits of a script stand in a row, from its zero on.
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
