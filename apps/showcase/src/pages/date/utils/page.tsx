import { ComingPage } from '../../../demo';

export function Page() {
  return <ComingPage />;
}
