export const MOST_CHARACTERS = 50;
/** The most characters of an address that is kept as it was written. */
export const MOST_RAW_CHARACTERS = 200;
/** No address is longer; a longer text is left alone. */
export const LONGEST_ADDRESS = 1000;
