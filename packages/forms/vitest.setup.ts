import '@guadua/utils/styles.css';
import './src/styles.css';
import './src/colombia/colombia.css';
