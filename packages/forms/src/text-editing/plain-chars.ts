/** A text in the characters of a plain keyboard: no invisible marks, one form of digits, letters and hyphens. */
export function plainChars(text: string): string {
  return asciiDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2013\u2212]/g, '-');
}

function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script stand in a row, from its zero on.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}
