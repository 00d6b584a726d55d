import '@guadua/utils/styles.css';
import './src/styles.css';
