import { useState } from 'react';
import { downloadFile, type AskForLink } from './download-file';

interface Download {
  /** The link is being made. */
  readonly preparing: boolean;
  readonly start: () => void;
}

/** The download of one file, one link at a time. */
export const useDownload = (ask: AskForLink): Download => {
  const [preparing, setPreparing] = useState(false);
  const run = async () => {
    setPreparing(true);
    await downloadFile(ask);
    setPreparing(false);
  };
  return {
    preparing,
    start: () => {
      if (!preparing) void run();
    },
  };
};
