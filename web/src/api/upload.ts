import { leastUploadBytesPerSecond, ownRefusals, uploadContentType, uploadGraceSeconds } from '@redmark/contract';
import { Refused } from './refused.ts';
import { requestLink } from './resume-calls.ts';

export const uploadFailedText = 'Error uploading resume. Server returned an error.';

/** Asks for a link and puts the file there. `owned`: into the account that is signed in. `onProgress` hears 0 to 100. */
export async function uploadResume(file: File, owned: boolean, onProgress: (percent: number) => void) {
  const { resumeId, url } = await requestLink(file, owned);
  await put(url, file, onProgress);
  return { resumeId, fileName: file.name, owned };
}

/** XHR, because fetch cannot tell how much of a body has left. */
async function put(url: string, file: File, onProgress: (percent: number) => void) {
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', uploadContentType);
    request.timeout = longestMilliseconds(file.size);
    request.ontimeout = () => reject(new Refused('upload_slow', ownRefusals.upload_slow.message));
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => (request.status === 200 ? resolve() : reject(refusalIn(request)));
    request.onerror = () =>
      reject(new Refused('offline', 'The upload was interrupted. Check your connection and try again.'));
    request.send(file);
  });
}

/** What the server allows, and the grace once more for its answer: whatever happens, the screen hears of it. */
function longestMilliseconds(bytes: number): number {
  return (2 * uploadGraceSeconds + bytes / leastUploadBytesPerSecond) * 1000;
}

function refusalIn(request: XMLHttpRequest): Refused {
  try {
    const { code, message } = JSON.parse(request.responseText) as { code: string; message: string };
    return new Refused(code, message, request.status);
  } catch {
    // A hosted store answers in its own words, which are not for users.
    return new Refused('upload_failed', uploadFailedText, request.status);
  }
}
