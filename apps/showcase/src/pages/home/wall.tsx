import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { SiteLink } from '../../shell/site-link';
import type { PieceName } from './pieces';
import { type Plate, WALL } from './wall-plates';

type Pieces = Readonly<Record<PieceName, ComponentType>>;

/** How near the wall has to come before its components are loaded. */
const NEAR = '400px';

/** In place of an index: each component itself, in its best state, with the link to its page. */
export function Wall() {
  const wall = useRef<HTMLUListElement>(null);
  const [pieces, setPieces] = useState<Pieces>();
  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./pieces').then(
          ({ PIECES }) => setPieces(PIECES),
          // The links lead on without them.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={wall} className="wall" data-live={pieces && ''}>
      {WALL.map((plate) => {
        const Piece = pieces?.[plate.piece];
        return (
          <WallPlate key={plate.piece} plate={plate}>
            {Piece && <Piece />}
          </WallPlate>
        );
      })}
    </ul>
  );
}

function WallPlate({ plate, children }: { plate: Plate; children: ReactNode }) {
  const { to, title, note, size } = plate;
  return (
    <li className="wall-plate" data-size={size}>
      <div className="wall-stage">{children}</div>
      <p className="wall-title">
        <SiteLink to={to}>{title}</SiteLink> {note}
      </p>
    </li>
  );
}
