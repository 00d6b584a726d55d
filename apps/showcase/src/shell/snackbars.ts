/* A module of its own, so that the bundler can send it apart. */
export { Snackbars } from '@guadua/utils/ui';
