import { VisitForm } from './visit-form';

export default function Page() {
  return <VisitForm />;
}
