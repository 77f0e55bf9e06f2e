export { DownloadButton } from './DownloadButton';
export { downloadFile } from './download-file';
export { downloadTexts } from './download.texts';
