import './tailwind.css';
import { createRoot } from 'react-dom/client';
import { Solicitud } from './solicitud';

const place = document.getElementById('root');
if (place) createRoot(place).render(<Solicitud />);
