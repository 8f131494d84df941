export default function Preprocessing() { return null; }
