import '@guadua/utils/styles.css';
import '@guadua/file/styles.css';
import { FileInput, ImageInput, imageCrop } from '@guadua/file';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');

/** What an application does with files; the title says where the photograph was made smaller. */
if (root) {
  createRoot(root).render(
    <StrictMode>
      <FileInput multiple aria-label="Soportes" accept="image/*,.pdf" />
      <ImageInput
        aria-label="Foto"
        optimize={{ maxWidth: 8 }}
        onChange={(_, { report }) => {
          document.title = `${report?.thread} ${report?.dimensions.width}`;
        }}
      />
      <ImageInput aria-label="Retrato" crop={imageCrop({ aspect: 1 })} />
    </StrictMode>,
  );
}
