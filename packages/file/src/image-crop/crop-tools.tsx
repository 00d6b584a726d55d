import type { ReactNode } from 'react';
import type { ImageCropLabels } from '../labels/file-labels.types';
import {
  type CropChange,
  type CropDirection,
  type CropSource,
  type CropState,
  maxZoom,
  moveCrop,
  turnCrop,
  zoomCrop,
} from './crop-state';

/** One press of an arrow, in parts of the frame. */
const STEP = 0.05;
/** One press of plus or minus: from the smallest to the largest in ten. */
const ZOOM_STEP = 1.25;

export interface ShownCrop {
  readonly source: CropSource;
  readonly state: CropState;
}

export interface CropToolsProps {
  labels: ImageCropLabels;
  ready: ShownCrop | null;
  onChange: (change: CropChange) => void;
}

export function CropTools({ labels, ready, onChange }: CropToolsProps) {
  const { zoom, turns } = ready?.state ?? { zoom: 1, turns: 0 };
  const most = ready ? maxZoom(ready.source, turns) : 1;
  const tool = (label: string, icon: ReactNode, change: CropChange) => {
    const isChange = ready && !isSame(change(ready.source, ready.state), ready.state);
    return (
      <button
        type="button"
        className="gd-icon-button"
        aria-label={label}
        title={label}
        // A disabled button would lose the focus at an end.
        aria-disabled={!isChange || undefined}
        onClick={() => onChange(change)}
      >
        {icon}
      </button>
    );
  };
  const zoomBy =
    (factor: number): CropChange =>
    (source, state) =>
      zoomCrop(source, state, state.zoom * factor);
  const arrow = (direction: CropDirection, label: string) =>
    tool(label, <ArrowIcon direction={direction} />, (source, state) =>
      moveCrop(source, state, direction, STEP),
    );
  return (
    <div className="gd-crop__tools">
      <div className="gd-crop__group" data-grows="">
        {tool(labels.zoomOut, <ToolIcon path="M3.5 8h9" />, zoomBy(1 / ZOOM_STEP))}
        <input
          type="range"
          className="gd-crop__zoom"
          aria-label={labels.zoom}
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          aria-valuetext={`${Math.round(100 * zoom)} %`}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange((source, state) => zoomCrop(source, state, valueAsNumber))
          }
        />
        {tool(labels.zoomIn, <ToolIcon path="M8 3.5v9M3.5 8h9" />, zoomBy(ZOOM_STEP))}
      </div>
      <div className="gd-crop__group">
        {tool(labels.turnLeft, <TurnIcon />, (source, state) => turnCrop(source, state, false))}
        {tool(labels.turnRight, <TurnIcon clockwise />, (source, state) =>
          turnCrop(source, state, true),
        )}
      </div>
      <div className="gd-crop__group">
        {arrow('left', labels.moveLeft)}
        {arrow('up', labels.moveUp)}
        {arrow('down', labels.moveDown)}
        {arrow('right', labels.moveRight)}
      </div>
    </div>
  );
}

function isSame(one: CropState, other: CropState): boolean {
  const isNear = (key: 'zoom' | 'x' | 'y') => Math.abs(one[key] - other[key]) < 1e-6;
  return one.turns === other.turns && isNear('zoom') && isNear('x') && isNear('y');
}

function ToolIcon({ path, direction }: { path: string; direction?: string | undefined }) {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" data-direction={direction}>
      <path d={path} />
    </svg>
  );
}

function ArrowIcon({ direction }: { direction: CropDirection }) {
  return <ToolIcon path="M8 13V3.5M4 7.5l4-4 4 4" direction={direction} />;
}

function TurnIcon({ clockwise = false }: { clockwise?: boolean }) {
  const path = 'M3 3v4h4M3.5 7A5 5 0 1 1 3.5 10.5';
  return <ToolIcon path={path} direction={clockwise ? 'clockwise' : undefined} />;
}
