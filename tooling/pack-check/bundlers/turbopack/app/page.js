'use client';

import { useEffect } from 'react';

export default function Page() {
  useEffect(() => {
    import('../../app/main');
  }, []);
  return null;
}
