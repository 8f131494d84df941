"""Starts one program of OpenStack Swift on a configuration folder of our own instead of /etc/swift."""

import sys

from swift.common import utils

folder, program, *arguments = sys.argv[1:]
utils.SWIFT_CONF_FILE = f"{folder}/swift.conf"
sys.argv = [program, *arguments]

if program == "rings":
    from swift.common.ring import RingBuilder

    for part, port in zip(arguments[::2], arguments[1::2]):
        builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
        place = {"ip": "127.0.0.1", "port": int(port), "device": "d1"}
        builder.add_dev({"region": 1, "zone": 1, "weight": 1, **place})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{part}.ring.gz")
    sys.exit()

from swift.common.wsgi import run_wsgi

sys.exit(run_wsgi(arguments[0], program))
