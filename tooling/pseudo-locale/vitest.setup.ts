import '@guadua/utils/styles.css';
import '@guadua/utils/carousel.css';
import '@guadua/utils/social.css';
import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import '@guadua/select/styles.css';
import '@guadua/date/styles.css';
import '@guadua/file/styles.css';
