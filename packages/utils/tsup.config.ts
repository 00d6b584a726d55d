import { preset } from '@guadua/tsup';

export default preset({
  entries: ['index', 'ui', 'carousel', 'social', 'internal'],
  sheets: { carousel: 'src/carousel/carousel.css', social: 'src/social/social.css' },
});
