# No characters that an address would need encoded.
resource "random_password" "database" {
  length  = 48
  special = false
}

resource "aws_db_subnet_group" "main" {
  name       = var.name
  subnet_ids = aws_subnet.private[*].id
}

resource "aws_db_instance" "main" {
  identifier                 = var.name
  engine                     = "postgres"
  engine_version             = "17"
  auto_minor_version_upgrade = true
  instance_class             = var.database_class
  allocated_storage          = 20
  max_allocated_storage      = 200
  storage_type               = "gp3"
  storage_encrypted          = true
  multi_az                   = true
  db_name                    = "redmark"
  username                   = "redmark"
  password                   = random_password.database.result
  db_subnet_group_name       = aws_db_subnet_group.main.name
  vpc_security_group_ids     = [aws_security_group.database.id]
  backup_retention_period    = 14
  copy_tags_to_snapshot      = true
  deletion_protection        = true
  skip_final_snapshot        = false
  final_snapshot_identifier  = "${var.name}-last"
  # Certificates of this authority are in the file that deploy/aws/Dockerfile puts into the image.
  ca_cert_identifier = "rds-ca-rsa2048-g1"
}
