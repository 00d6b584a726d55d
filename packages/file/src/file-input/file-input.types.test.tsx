import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ImageInput } from '../image-input/image-input';
import type { ImageInputProps } from '../image-input/image-input.types';
import { FileInput } from './file-input';
import type { FileInputProps, FileInputSingleProps } from './file-input.types';
import type { FileItem } from './file-item.types';

function useStates() {
  const [file, setFile] = useState<File | null>(null);
  const [files, setFiles] = useState<File[] | null>(null);
  const [item, setItem] = useState<FileItem | null>('/guardado.pdf');
  const [items, setItems] = useState<FileItem[] | null>(['/guardado.pdf']);
  const { control } = useForm<{ soportes: FileItem[] | null }>();
  return [
    <FileInput key="file" value={file} onChange={setFile} />,
    <FileInput key="uncontrolled" onChange={setFile} />,
    <FileInput key="files" multiple value={files} onChange={setFiles} />,
    <FileInput key="uncontrolled-files" multiple append onChange={setFiles} />,
    <FileInput key="item" value={item} onChange={setItem} />,
    <FileInput key="items" multiple value={items} onChange={setItems} />,
    <FileInput key="default" multiple defaultValue={['/a.pdf']} onChange={setItems} />,
    <ImageInput key="image" value={file} onChange={setFile} />,
    <ImageInput key="uncontrolled-image" onChange={setFile} />,
    <ImageInput key="saved-image" defaultValue="/a.png" onChange={setItem} />,
    <FileInput
      key="inline"
      value={item}
      onChange={(value) => setItem(typeof value === 'string' ? value : null)}
    />,
    // @ts-expect-error: removing one of two leaves a saved URL
    <FileInput key="lie" multiple defaultValue={['/a.pdf', '/b.pdf']} onChange={setFiles} />,
    // @ts-expect-error: a list needs `multiple`
    <FileInput key="shape" value={files} />,
    <Controller
      key="form"
      name="soportes"
      control={control}
      render={({ field }) => <FileInput multiple {...field} />}
    />,
  ];
}

const handedOn = (props: FileInputProps) => <FileInput {...props} />;
const single = (props: FileInputSingleProps) => <FileInput {...props} />;
const image = (props: ImageInputProps) => <ImageInput {...props} />;

it('takes the setter of a state that holds files only, and never gives it a saved URL (FIL-1)', () => {
  expect(renderHook(useStates).result.current).toHaveLength(14);
  expect([handedOn, single, image].map((render) => render({}).type)).toEqual([
    FileInput,
    FileInput,
    ImageInput,
  ]);
});
