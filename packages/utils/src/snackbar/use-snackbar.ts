import { snackbar } from './snackbar';

/** `snackbar` as a hook, for those who like to inject what they call (SNK-1). */
export function useSnackbar(): typeof snackbar {
  return snackbar;
}
