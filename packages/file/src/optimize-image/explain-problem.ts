import { detectFileType } from '../detect-file-type/detect-file-type';
import { removeMetadata } from '../image-file/remove-metadata';
import { ImageOptimizeError } from './image-error';
import type { ImageProblem } from './image-problem';

const USELESS = ['not-image', 'too-large', 'unreadable'];

export async function explainProblem(
  file: File,
  problem: ImageProblem,
): Promise<ImageOptimizeError> {
  const isDrawing =
    problem.code === 'not-image' && (await detectFileType(file).catch(() => '')) === 'svg';
  const code = isDrawing ? 'unsupported' : problem.code;
  if (USELESS.includes(code)) return new ImageOptimizeError(code, { cause: problem });
  try {
    const { file: fallback, keepsMetadata } = await removeMetadata(file);
    return new ImageOptimizeError(code, { cause: problem, fallback, keepsMetadata });
  } catch (cause) {
    return new ImageOptimizeError('unreadable', { cause });
  }
}
