import { useId, useState } from 'react';
import { Copy } from '../../../demo/copy';
import { INSTALLERS, type Installer, installCommand } from '../../../site/install';

const NAMES = Object.keys(INSTALLERS) as Installer[];

/** The command that installs the packages, for the package manager that one uses. */
export function InstallCommand() {
  const name = useId();
  const [installer, setInstaller] = useState<Installer>('npm');
  const command = installCommand(installer);
  return (
    <div className="start-install">
      <fieldset className="mode-switch">
        <legend className="gd-visually-hidden">Gestor de paquetes</legend>
        {NAMES.map((known) => (
          <label key={known} className="mode">
            <input
              type="radio"
              className="gd-visually-hidden"
              name={name}
              checked={known === installer}
              onChange={() => setInstaller(known)}
            />
            {known}
          </label>
        ))}
      </fieldset>
      <div className="start-command">
        <code>{command}</code>
        <Copy text={command} label="Copiar el comando de instalación" />
      </div>
    </div>
  );
}
