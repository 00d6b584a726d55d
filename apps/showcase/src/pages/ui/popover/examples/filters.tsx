import { Button, ButtonGroup, ButtonGroupItem, Popover, type PopupReason } from '@guadua/utils/ui';
import { useState } from 'react';

const REASONS: Record<PopupReason, string> = {
  trigger: 'con su botón',
  escape: 'con Escape',
  outside: 'con un clic afuera',
  close: 'con la equis',
  select: 'con algo que se eligió',
  focus: 'con el foco',
};

export function Filters() {
  const [open, setOpen] = useState(false);
  const [period, setPeriod] = useState<string | null>('mes');
  const [closed, setClosed] = useState('');
  return (
    <>
      <Popover
        title="Filtros"
        open={open}
        onOpenChange={(next, { reason }) => {
          setOpen(next);
          if (!next) setClosed(REASONS[reason]);
        }}
        trigger={<Button>Filtrar por {period ?? 'todo'}</Button>}
      >
        <ButtonGroup
          selection="single"
          aria-label="Periodo"
          value={period}
          onChange={(value) => {
            setPeriod(value);
            setOpen(false);
            setClosed('al elegir');
          }}
        >
          <ButtonGroupItem value="día">Día</ButtonGroupItem>
          <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
          <ButtonGroupItem value="año">Año</ButtonGroupItem>
        </ButtonGroup>
      </Popover>
      <span role="status">{closed && `Se cerró ${closed}.`}</span>
    </>
  );
}
