import { FileInput, type FileInputMultipleProps, pdfThumbnail } from '@guadua/file';
import { Field } from '@guadua/forms';

const thumbnail = pdfThumbnail({
  client: async () => {
    const pdf = await import('pdfjs-dist');
    const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
    pdf.GlobalWorkerOptions.workerSrc = worker.href;
    return pdf;
  },
});

export function Multiple(props: Omit<FileInputMultipleProps, 'multiple'>) {
  return (
    <Field label="Soportes">
      <FileInput
        multiple
        append
        accept={['.pdf', 'image/*']}
        maxSize="2MB"
        maxItems={5}
        thumbnail={thumbnail}
        {...props}
      />
    </Field>
  );
}
