import 'virtual:package-styles.css';
