import { leastUploadBytesPerSecond, ownRefusals, uploadContentType, uploadGraceSeconds } from '@redmark/contract';
import { Refused, refusalIn } from './refused.ts';
import { requestLink } from './resume-calls.ts';

export const uploadFailedText = 'Error uploading resume. Server returned an error.';

/** Asks for a link and puts the file there. `owned`: into the account that is signed in. `onProgress` gets 0 to 100. */
export async function uploadResume(file: File, owned: boolean, onProgress: (percent: number) => void) {
  const { resumeId, url } = await requestLink(file, owned);
  await putFile(url, file, onProgress);
  return { resumeId, fileName: file.name, owned };
}

/** Puts a file to its link; by XHR, because `fetch` does not report how much of a body was sent. */
export async function putFile(url: string, file: Blob, onProgress: (percent: number) => void) {
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', uploadContentType);
    request.timeout = longestMilliseconds(file.size);
    request.ontimeout = () => reject(new Refused('upload_slow', ownRefusals.upload_slow.message));
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => (request.status === 200 ? resolve() : reject(refusalOf(request)));
    request.onerror = () =>
      reject(new Refused('offline', 'The upload was interrupted. Check your connection and try again.'));
    request.send(file);
  });
}

/** What the server allows, and the grace once more for its answer, so that the screen never waits for ever. */
function longestMilliseconds(bytes: number): number {
  return (2 * uploadGraceSeconds + bytes / leastUploadBytesPerSecond) * 1000;
}

function refusalOf(request: XMLHttpRequest): Refused {
  // A hosted store answers in its own format, which is not meant for users.
  return (
    refusalIn(parsed(request.responseText), request.status) ??
    new Refused('upload_failed', uploadFailedText, request.status)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
