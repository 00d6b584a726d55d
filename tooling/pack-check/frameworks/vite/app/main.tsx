import './styles';
import { createRoot } from 'react-dom/client';
import { Everything } from './everything';

const place = document.getElementById('root');
if (place) createRoot(place).render(<Everything />);
