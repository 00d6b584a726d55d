import './src/styles.css';
import './src/carousel/carousel.css';
import './src/social/social.css';
