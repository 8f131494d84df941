export default function Results() { return null; }
