const ENGLISH =
  /^(the|an|of|and|is|are|with|which|what|that|this|for|when|where|how|it|its|to|in|on|by|from|whether|each|be|does|not|or|as|at|after|before|while|takes?|gives?)$/;
const SPANISH =
  /^(el|la|los|las|un|una|de|del|al|que|se|con|en|por|para|si|sin|su|sus|lo|le|es|son|y|o|cuando|cada|como|más|cuántos?|cuánto|qué|desde|hasta|ya|hay|está|al|ni)$/;

/** Whether a text reads as English: more of its small words are English than Spanish. */
export function isEnglish(text: string): boolean {
  const words = text
    .replace(/`[^`]*`|«[^»]*»|\([A-Z]{3}-\d+\)/g, ' ')
    .toLowerCase()
    .split(/[^a-záéíóúñü]+/);
  const count = (small: RegExp) => words.filter((word) => small.test(word)).length;
  return count(ENGLISH) > count(SPANISH);
}
