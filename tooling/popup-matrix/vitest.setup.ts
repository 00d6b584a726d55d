import '@guadua/utils/styles.css';
import '@guadua/select/styles.css';
import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
