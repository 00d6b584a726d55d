import { useSyncExternalStore } from 'react';
import { subscribeToUploadServer, uploadServerState } from '../../../data/upload-server';

/** What is known of the server of this page. */
export function useUploadServer() {
  return useSyncExternalStore(subscribeToUploadServer, uploadServerState, uploadServerState);
}
