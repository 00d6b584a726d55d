import types from 'controls:ImageInput?shape,fit,optimize,crop:switch,capture,accept:text,maxSize:text,minSize:text,hint:text,disabled,readOnly,required,invalid';
import { ImageInput, imageCrop } from '@guadua/file';
import { Field } from '@guadua/forms';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const INPUT = named('ImageInput', '@guadua/file', ImageInput);

const CROP = result('imageCrop', '@guadua/file', imageCrop);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Imagen',
  controls: types.controls,
  initial: { shape: 'round', maxSize: '10MB' },
  events: types.events,
  form: { name: 'foto', initial: '/paisajes/cafetal.svg', type: 'File | string | null' },
  assets: ['/paisajes/cafetal.svg'],
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/file/styles.css'],
  parts: ({ crop, ...props }) =>
    el(
      FIELD,
      { label: 'Foto' },
      main(INPUT, {
        ...(crop === true && { crop: CROP }),
        ...props,
      }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
