import { VisitForm } from './visit-form';

export default function Page() {
  return (
    <main>
      <h1>Pedir una visita</h1>
      <VisitForm />
    </main>
  );
}
