/** The same on a narrow screen, where the form comes first. */
export function SealedLine({ src, fileName }: { src: string | undefined; fileName: string }) {
  return (
    <div className="flex items-center gap-4 border-line border-y py-3 laptop:hidden">
      {src && <img src={src} alt="" className="h-20 w-auto border border-page-line bg-page" />}
      <div className="min-w-0 text-14">
        <p className="truncate font-medium">{fileName}</p>
        <p className="text-soft">Graded and sealed. It opens with your account.</p>
      </div>
    </div>
  );
}
