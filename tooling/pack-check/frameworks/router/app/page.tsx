import { Everything } from './everything';

export default function Page() {
  return <Everything />;
}
