import type { LabelPack } from '@guadua/utils';
import type { FileLabels } from './file-labels.types';

const labels: FileLabels = {
  selectFile: 'Selecionar arquivo',
  selectFiles: 'Selecionar arquivos',
  remove: 'Remover arquivo',
  savedFile: 'Clique para ver o arquivo salvo',
  unsafeLink: 'Link não permitido',
  unnamed: 'arquivo',
  kinds: { image: 'imagens', video: 'vídeos', audio: 'áudios' },
  hint: ({ multiple, types, maxSize, maxFiles, maxTotalSize, isImage }) =>
    [
      multiple ? 'ou solte-os aqui' : isImage ? 'ou solte-a aqui' : 'ou solte-o aqui',
      [types, maxSize && `até ${maxSize}`].filter(Boolean).join(' '),
      maxTotalSize && `${maxTotalSize} no total`,
      maxFiles && `no máximo ${maxFiles}`,
    ]
      .filter(Boolean)
      .join(' · '),
  rejections: {
    type: () => 'tipo não permitido',
    content: () => 'o conteúdo não é o que diz o nome',
    'too-large': (limit) => `maior que ${limit}`,
    'too-small': (limit) => `menor que ${limit}`,
    'total-size': (limit) => `juntos passam de ${limit}`,
    'too-many': (limit) => (limit === '0' ? 'nenhum arquivo permitido' : `no máximo ${limit}`),
    duplicate: () => 'já está na lista',
    'folder-files': (count) => `${count} arquivos da pasta ficaram de fora: no máximo 2.000`,
    'too-deep': (count) => `${count} pastas ficaram de fora: estão dentro de pastas demais`,
    unreadable: () => 'não foi possível ler',
  },
  required: 'Selecione um arquivo.',
  checking: 'Verificando os arquivos',
  reading: (count) => `Lendo a pasta: ${count}`,
  progress: (name) => `Progresso de ${name}`,
  added: (count) => (count === 1 ? '1 arquivo adicionado' : `${count} arquivos adicionados`),
  removed: (name) => `${name} removido`,
  rejected: (name, reason) => `${name} recusado: ${reason}`,
  rejectedMany: (count) => `${count} arquivos recusados`,
  moveUp: 'Subir',
  moveDown: 'Descer',
  moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
  rename: 'Renomear',
  newName: 'Novo nome de',
  saveName: 'Salvar o nome',
  renamed: (before, name) => `${before} agora se chama ${name}`,
  selectImage: 'Selecionar imagem',
  removeImage: 'Remover imagem',
  processing: 'Processando...',
  cancel: 'Cancelar',
  takePhoto: 'Tirar foto',
  cannotShow: 'Não é possível mostrar',
  optimized: (name, size) => `${name} otimizada: ${size}`,
  requiredImage: 'Selecione uma imagem.',
  keepsMetadata: 'Não foi possível remover os dados de quem a tirou, onde e quando.',
  imageErrors: {
    'not-image': 'O arquivo não é uma imagem.',
    unsupported: 'Este tipo de imagem fica como está: não pode ser otimizado.',
    'too-large': 'A imagem é grande demais para este navegador.',
    corrupt: 'A imagem está danificada ou incompleta.',
    heic: 'Este navegador não abre fotos HEIC. No iPhone: Ajustes, Câmera, Formatos, “Mais Compatível”; ou envie a foto como JPG.',
    unreadable: 'Não foi possível ler o arquivo. Ele pode ter sido movido ou apagado.',
    failed: 'O navegador não conseguiu processar a imagem.',
  },
};

/** Portuguese (Brazil). */
export const fileLabelsPtBR: LabelPack = { group: 'file', labels };
