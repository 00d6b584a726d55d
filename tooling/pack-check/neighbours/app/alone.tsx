import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import { createRoot } from 'react-dom/client';
import { Solicitud } from './solicitud';

const place = document.getElementById('root');
if (place) createRoot(place).render(<Solicitud />);
