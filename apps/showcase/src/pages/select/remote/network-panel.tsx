import { useSyncExternalStore } from 'react';
import {
  clearNetworkLog,
  networkState,
  type RequestEntry,
  setNetworkConditions,
  subscribeToNetwork,
} from '../../../data/municipality-server';

const LATENCIES = [50, 350, 1500];
const TONES: Partial<Record<RequestEntry['state'], string>> = { servida: 'good', fallida: 'bad' };

/**
 * The simulated network of this page: how it behaves, and what was asked of it. Its choices only look
 * like those of @guadua/forms: the components would be 2 kB more to load.
 */
export function NetworkPanel() {
  const { conditions, log } = useSyncExternalStore(subscribeToNetwork, networkState, networkState);
  return (
    <div className="remote-network">
      <div className="remote-network__conditions">
        <fieldset>
          <legend>Latencia</legend>
          {LATENCIES.map((latency) => (
            <label key={latency} className="gd-toggle" data-kind="radio">
              <input
                type="radio"
                className="gd-toggle__input"
                name="latencia"
                checked={conditions.latency === latency}
                onChange={() => setNetworkConditions({ latency })}
              />
              {latency} ms
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Problemas</legend>
          <label className="gd-toggle" data-kind="checkbox">
            <input
              type="checkbox"
              className="gd-toggle__input"
              checked={conditions.failing}
              onChange={(event) => setNetworkConditions({ failing: event.target.checked })}
            />
            Falla
          </label>
          <label className="gd-toggle" data-kind="checkbox">
            <input
              type="checkbox"
              className="gd-toggle__input"
              checked={conditions.shuffled}
              onChange={(event) => setNetworkConditions({ shuffled: event.target.checked })}
            />
            Respuestas en desorden
          </label>
        </fieldset>
        <button type="button" className="tool" onClick={clearNetworkLog}>
          Vaciar registro
        </button>
      </div>
      <div className="remote-network__log">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">N.º</th>
              <th scope="col">Petición</th>
              <th scope="col">Estado</th>
              <th scope="col">Tiempo</th>
            </tr>
          </thead>
          <tbody data-live>
            {log.length === 0 && (
              <tr>
                <td colSpan={4}>Abre una de las listas: aquí se ve cada petición.</td>
              </tr>
            )}
            {log.map(({ id, what, state, milliseconds }) => (
              <tr key={id}>
                <td>{id}</td>
                <td>{what}</td>
                <td data-tone={TONES[state]}>{state}</td>
                <td>{milliseconds === null ? '…' : `${milliseconds} ms`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
