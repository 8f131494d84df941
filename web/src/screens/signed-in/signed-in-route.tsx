import { Outlet } from 'react-router';
import { SignedIn } from '../../parts/layout/signed-in.tsx';

export default function SignedInRoute() {
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}
